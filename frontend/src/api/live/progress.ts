import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** The progress of a running analysis; removed when it completes or fails. */
interface AnalysisProgress {
  percent: number;
  step: string;
}

const slice = createSlice({
  name: 'progress',
  initialState: (): Record<string, AnalysisProgress | undefined> => ({}),
  reducers: {
    progressed: (state, { payload }: PayloadAction<AnalysisProgress & { startup_id: string }>) => {
      const { startup_id, percent, step } = payload;
      state[startup_id] = { percent, step };
    },
    settled: (state, { payload }: PayloadAction<string>) => {
      state[payload] = undefined;
    },
  },
});

export const { progressed, settled } = slice.actions;
export const progressReducer = slice.reducer;

interface WithProgress {
  progress: ReturnType<typeof progressReducer>;
}
export const selectProgress =
  (startupId: string) =>
  (state: WithProgress): AnalysisProgress | undefined =>
    state.progress[startupId];
