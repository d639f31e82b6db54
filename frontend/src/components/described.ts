/** For a button whose name is the same in every entry of a list. */
export interface Described {
  /** The id of the element that names what the button is about. */
  describedBy: string;
}
