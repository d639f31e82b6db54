import { CircuitBreaker, type CircuitState } from './circuit-breaker.js';

describe('the circuit', () => {
  let now: number;
  let seen: CircuitState[];
  let circuit: CircuitBreaker;

  beforeEach(() => {
    now = 0;
    seen = [];
    circuit = new CircuitBreaker(
      { failures: 3, openMs: 1000, onChange: (state) => seen.push(state) },
      { now: () => now },
    );
  });
  const fail = (times = 1) => {
    for (let count = 0; count < times; count++) circuit.enter()?.fail();
  };

  it('opens after consecutive failures, and then refuses calls', () => {
    fail(2);
    expect(circuit.state).toBe('closed');
    fail();
    expect(circuit.state).toBe('open');
    now = 999;
    expect(circuit.enter()).toBeUndefined();
  });

  it('resets the count after a success', () => {
    fail(2);
    circuit.enter()?.succeed();
    fail(2);
    expect(circuit.state).toBe('closed');
  });

  it('allows a trial call after the open time, and closes when it succeeds', () => {
    fail(3);
    now = 1000;
    const probe = circuit.enter();
    expect(probe).toBeDefined();
    expect(circuit.state).toBe('half-open');
    expect(circuit.enter()).toBeUndefined();
    probe?.succeed();
    expect(circuit.state).toBe('closed');
    fail(2);
    expect(circuit.state).toBe('closed'); // the count began anew
    expect(seen).toEqual(['closed', 'open', 'half-open', 'closed']);
  });

  it('stays open for the same time when the trial fails', () => {
    fail(3);
    now = 1000;
    fail();
    expect(circuit.state).toBe('open');
    now = 1999;
    expect(circuit.enter()).toBeUndefined();
    now = 2000;
    expect(circuit.enter()).toBeDefined();
  });

  it('allows another trial after one without a verdict', () => {
    fail(3);
    now = 1000;
    circuit.enter()?.release();
    expect(circuit.enter()).toBeDefined();
  });

  it('ignores calls that began before it opened', () => {
    const late = circuit.enter();
    const later = circuit.enter();
    fail(3);
    late?.succeed();
    expect(circuit.state).toBe('open');
    now = 1000;
    const probe = circuit.enter();
    later?.fail();
    expect(circuit.state).toBe('half-open');
    probe?.succeed();
    expect(circuit.state).toBe('closed');
  });

  it('counts each call once', () => {
    const pass = circuit.enter();
    pass?.fail();
    pass?.fail();
    pass?.fail();
    expect(circuit.state).toBe('closed');
  });
});
