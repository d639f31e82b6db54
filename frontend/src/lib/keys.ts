import type { KeyboardEvent } from 'react';

/** Whether Enter was pressed, and not to choose a word of an input method. */
export const isEnter = ({ key, nativeEvent }: KeyboardEvent): boolean =>
  key === 'Enter' && !nativeEvent.isComposing;
