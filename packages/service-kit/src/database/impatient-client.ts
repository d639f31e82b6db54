import pg from 'pg';

/**
 * A connection that fails when its server falls silent, for example frozen or behind a cut network.
 */
export class ImpatientClient extends pg.Client {
  /**
   * Longer than any statement may take: a working server has cancelled the statement and said so by
   * then.
   */
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
