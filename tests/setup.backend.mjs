// A long timeout, because machines are shared: only the result of a test matters, not its duration.
jest.setTimeout(60_000);
