import '@testing-library/jest-dom';

import { format } from 'node:util';

import { configure, getConfig } from '@testing-library/react';
import * as React from 'react';
import { toast } from 'sonner';

// A busy machine needs more than the defaults of five seconds for a test and one for a query.
jest.setTimeout(20_000);
const { getElementError } = getConfig();
configure({
  asyncUtilTimeout: 8000,
  // A query that waits is tried at every change of the page. It prints the page only when its time is up.
  getElementError: (message, container) => {
    if (Reflect.get(getConfig(), '_disableExpensiveErrorDiagnostics') !== true)
      return getElementError(message, container);
    return Object.assign(new Error(message ?? undefined), { name: 'TestingLibraryElementError' });
  },
});

// React's development build records a stack for every element, which takes a sixth of the time of a page's
// test. It records none while this counter is above 10,000.
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object)
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => undefined,
  });

// Sonner's style sheet: jsdom would compare each element with its rules, and no test needs them.
document.head.replaceChildren();

/** The messages that the test wrote to console.error. */
let reported: string[] = [];

beforeEach(() => {
  toast.dismiss(); // the next page would show a toast left over from an earlier test
  reported = [];
  jest.spyOn(console, 'error').mockImplementation((...values: unknown[]) => {
    reported.push(format(...values));
  });
});

/** A console.error fails the test, unless the test spies on console.error itself. */
afterEach(() => {
  if (reported.length > 0) throw new Error(`console.error: ${reported.join('\n\n')}`);
});
