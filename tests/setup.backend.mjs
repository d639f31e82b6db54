// Machines are shared, so a long timeout: the duration of a test means nothing, only its end does.
jest.setTimeout(60_000);
