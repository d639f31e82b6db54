import { faultsOfHandlers } from './handler-names.js';

const controller = (className: string, lines: string) => [
  {
    path: 'services/a/src/offers.controller.ts',
    text: `export class ${className} {
  constructor(handlers: RpcHandlers, offers: OffersService, gateways: Gateways) {
    ${lines}
  }
}`,
  },
];
const service = (line: string) => controller('OffersController', line);
const gateway = (method: string) => [
  { path: 'services/gateway/src/a.controller.ts', text: `class AccountsController {\n  ${method}\n}` },
];

describe('the names of handlers', () => {
  it.each([
    [service('handlers.on(rpc.offers.create, ({ actor, body }) => offers.create(actor, body));')],
    [service('handlers.on(rpc.offers.create, () => gateways.afterChange(offers.create()));')],
    [service('handlers.on(rpc.offers.create, (request) => this.create(request));')],
    [service("handlers.on(rpc.offers.get['ai-worker'], async () => ({ found: await offers.get() }));")],
    [service('handlers.on(rpc.offers.get.billing, () => ({ shown: true }));')],
    [gateway('@Route(http.accounts.register) async register() {}')],
    [gateway('@Route(http.passwords.change) changePassword() {}')],
  ])('are those of their calls', (sources) => {
    expect(faultsOfHandlers(sources)).toEqual([]);
  });

  it.each([
    [
      'a method of another name',
      service('handlers.on(rpc.offers.create, () => offers.make());'),
      'services/a/src/offers.controller.ts:3: rpc.offers.create is handled by make, not by create',
    ],
    [
      'a class of another feature',
      controller('MarketController', 'handlers.on(rpc.offers.create, () => offers.create());'),
      'services/a/src/offers.controller.ts:3: rpc.offers.create is handled in MarketController, not in OffersController',
    ],
    [
      "a gateway's method of another name",
      gateway('@Route(http.accounts.register) signUp() {}'),
      'services/gateway/src/a.controller.ts:2: http.accounts.register is handled by signUp, not by register',
    ],
  ])('report %s', (_name, sources, fault) => {
    expect(faultsOfHandlers(sources)).toEqual([fault]);
  });
});
