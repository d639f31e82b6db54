import { Parser } from 'htmlparser2';

const LONGEST = 200;

/** Finds the title of a page in a stream of HTML. */
export class TitleReader {
  private text = '';
  private inside = false;
  /** True once the title is complete or can no longer appear. */
  done = false;

  private readonly parser = new Parser({
    onopentagname: (name) => {
      if (name === 'title') this.inside = true;
      if (name === 'body') this.done = true;
    },
    ontext: (text) => {
      if (this.inside && !this.done && this.text.length < 2 * LONGEST) this.text += text;
    },
    onclosetag: (name) => {
      if (name === 'title' || name === 'head') this.done = true;
    },
  });

  write(text: string): void {
    if (!this.done) this.parser.write(text);
  }

  /** The title in one line; undefined if the page has none. */
  get title(): string | undefined {
    const line = this.text
      .replaceAll(/[\s\p{Cc}\p{Cf}]+/gu, ' ')
      .trim()
      .slice(0, LONGEST)
      .trimEnd();
    return line === '' ? undefined : line;
  }
}
