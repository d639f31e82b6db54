import { errorText, fieldProblems, serverDetail, statusOf, toApiError } from './errors';

const failed = (detail: unknown) => toApiError({ status: 400, data: { detail } });

describe('the text of an error', () => {
  // rule: TOAST-2
  it('is the detail, if it is a string', () => {
    expect(errorText(failed('Email already registered'), 'An error occurred')).toBe(
      'Email already registered',
    );
  });

  // rule: TOAST-2
  it('joins the entries of a list, location path plus message, with commas', () => {
    const detail = [
      { loc: ['body', 'email'], msg: 'Must be a valid e-mail address', type: 'email' },
      { loc: ['body', 'sectors', 0], msg: 'Field required', type: 'missing' },
    ];
    expect(errorText(failed(detail), 'x')).toBe(
      'body.email Must be a valid e-mail address, body.sectors.0 Field required',
    );
  });

  // rule: TOAST-2
  it('shows an object as text', () => {
    expect(errorText(failed({ code: 7 }), 'x')).toBe('{"code":7}');
  });

  // rule: TOAST-2
  it('is the error’s message if the server sends no detail, else the default', () => {
    expect(errorText(new Error('Network down'), 'Failed')).toBe('Network down');
    expect(errorText(toApiError({ status: 'FETCH_ERROR', error: 'x' }), 'Failed')).toBe('Failed');
    expect(errorText(undefined, 'Failed')).toBe('Failed');
    expect(serverDetail(new Error('Network down'))).toBeUndefined();
  });

  it('has the status of an answer that is not JSON, and no status without an answer', () => {
    const page = { status: 'PARSING_ERROR', data: '<html>', error: 'SyntaxError' } as const;
    expect(statusOf(toApiError({ ...page, originalStatus: 502 }))).toBe(502);
    expect(statusOf(toApiError({ ...page, originalStatus: 200 }))).toBeUndefined();
    expect(statusOf(toApiError({ status: 'TIMEOUT_ERROR', error: 'x' }))).toBeUndefined();
    expect(statusOf({ status: 404 })).toBeUndefined();
  });

  it('finds the first problem of each field of the body', () => {
    const detail = [
      { loc: ['body', 'email'], msg: 'first', type: 'x' },
      { loc: ['body', 'email'], msg: 'second', type: 'x' },
      { loc: ['query', 'limit'], msg: 'not a field', type: 'x' },
      { loc: ['body'], msg: 'no field', type: 'x' },
    ];
    expect([...fieldProblems(failed(detail))]).toEqual([['email', 'first']]);
  });
});
