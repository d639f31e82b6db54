import { createSlice } from '@reduxjs/toolkit';

/** Whether what happens is heard: the stream of events has been there since the page was opened. */
const slice = createSlice({
  name: 'connection',
  initialState: { isOpen: false },
  reducers: {
    opened: (state) => {
      state.isOpen = true;
    },
    closed: (state) => {
      state.isOpen = false;
    },
  },
});

export const { opened, closed } = slice.actions;
export const connectionReducer = slice.reducer;

interface WithConnection {
  connection: ReturnType<typeof connectionReducer>;
}
export const selectIsHeard = (state: WithConnection): boolean => state.connection.isOpen;
