import { natsServersOf } from './nats-servers.js';

describe('the addresses of NATS', () => {
  it.each([
    ['nats://a:4222', { servers: ['a:4222'] }],
    ['nats://auth:pa%40ss@a:4222', { servers: ['a:4222'], user: 'auth', pass: 'pa@ss' }],
    ['nats://auth:p,s@a:4222,b:4222,c', { servers: ['a:4222', 'b:4222', 'c'], user: 'auth', pass: 'p,s' }],
    [
      'tls://auth:secret@a:4222,tls://auth:secret@b:4222',
      { servers: ['a:4222', 'b:4222'], user: 'auth', pass: 'secret', tls: {} },
    ],
  ])('are read from %s', (addresses, servers) => {
    expect(natsServersOf(addresses)).toEqual(servers);
  });

  it.each([
    ['', 'an address of NATS names no server'],
    ['nats://a:port', 'Invalid URL'],
    ['nats://a,,b', 'an address of NATS names no server'],
  ])('are refused in %p', (addresses, message) => {
    expect(() => natsServersOf(addresses)).toThrow(message);
  });
});
