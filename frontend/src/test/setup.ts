import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';
import { toast } from 'sonner';

// A busy machine needs more than the defaults of five seconds for a test and one for a query.
jest.setTimeout(20_000);
configure({ asyncUtilTimeout: 8000 });

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
