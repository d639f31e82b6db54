// Logs of a unit are not test output; services started by tests bring their own logger. The logger is
// silenced when Nest loads it: loading Nest takes longer than most of the specs that do not need it.
jest.mock('@nestjs/common/services/logger.service.js', () => {
  const logging = jest.requireActual('@nestjs/common/services/logger.service.js');
  logging.Logger.overrideLogger(false);
  return logging;
});

// Machines are shared, so a long timeout: the duration of a test means nothing, only its end does.
jest.setTimeout(60_000);
