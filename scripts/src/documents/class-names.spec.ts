import { faultsOfServices } from './class-names.js';

const file = (path: string, className: string) => [
  { path: `services/a/src/${path}`, text: `@Injectable()\nexport class ${className} {}\n` },
];

describe('the names of services and their files', () => {
  it.each([
    [file('offers/offer-lists.service.ts', 'OfferListsService')],
    [file('offers/offer-endings.ts', 'OfferEndings')],
    [file('offers/offers.service.int-spec.ts', 'Anything')],
  ])('fit', (sources) => {
    expect(faultsOfServices(sources)).toEqual([]);
  });

  it.each([
    [
      file('offers/lists.service.ts', 'OfferListsService'),
      'services/a/src/offers/lists.service.ts: OfferListsService belongs to offer-lists.service.ts',
    ],
    [
      file('offers/offer-expiry.service.ts', 'OfferExpiry'),
      'services/a/src/offers/offer-expiry.service.ts: there is no service',
    ],
  ])('are reported if they do not fit', (sources, fault) => {
    expect(faultsOfServices(sources)).toEqual([fault]);
  });
});
