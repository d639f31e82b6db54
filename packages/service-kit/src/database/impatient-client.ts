import pg from 'pg';

/** A connection that gives up a server which does not answer, as one that is frozen or behind a cut network. */
export class ImpatientClient extends pg.Client {
  /** Longer than any statement may take, so that a server which works has said by then that it cancelled it. */
  static silenceMs = 35_000;
  private silence: NodeJS.Timeout | undefined;

  constructor(config?: pg.ClientConfig) {
    super(config);
    const send = this.query.bind(this);
    const query = (...parameters: unknown[]): unknown => {
      this.expectAnswer();
      return Reflect.apply(send, undefined, parameters);
    };
    // pg declares many forms of `query`; all of them pass through unchanged.
    Object.defineProperty(this, 'query', { value: query, configurable: true });
    this.on('drain', () => this.answered());
    this.on('end', () => this.answered());
  }

  private expectAnswer(): void {
    this.answered();
    this.silence = setTimeout(() => void this.end(), ImpatientClient.silenceMs);
  }

  private answered(): void {
    clearTimeout(this.silence);
  }
}
