import type { MatchableStartup } from '@proofround/contracts';
import { findNumbers } from '@proofround/text/numbers/numbers.js';
import { rememberedFor } from '@proofround/text/words/remembered.js';

import { percentagesIn } from '../thesis/limits.js';
import type { Limit, ShareOf } from '../thesis/milestones.js';
import { wholeWords } from '../topics/patterns.js';
import type { StartupReading } from './reading.js';

/** A startup of one person, or of a couple alone. */
const IS_ALONE = wholeWords(
  String.raw`(?:solo|sole|lone|single) founder|(?:one|single) (?:man|woman|person) (?:company|firm|business|team|show|band)|(?:i|founder) (?:\p{L}+ )?(?:work|am|run|do|build|built|works) (?:\p{L}+ ){0,3}(?:alone|on my own|by myself)|(?:just|only) me|team of one|nobody else works`,
  String.raw`(?:run |made |owned )?(?:solely|only|entirely) by (?:an? )?(?:(?:married )?couple|husband and wife|one person)|husband and wife (?:,? )?(?:no one|nobody) else`,
  String.raw`einzelgrunder\p{L}*|(?:ich )?(?:arbeite|bin|mache) (?:\p{L}+ )?allein|(?:je suis|travaille) seule?|(?:trabajo|estoy|soy) sol[oa]|fundador unico|(?:trabalho|toco|faco) (?:\p{L}+ )?sozinh\p{L}|(?:lavoro|sono) (?:da )?sol[oa]|(?:werk|doe) (?:\p{L}+ )?alleen|(?:pracuje|dzialam) sam[a]?|(?:pracuji|delam) sam[a]?|работаю один\p{L}*|tek basima|teen (?:\p{L}+ )?yksin`,
);
const PEOPLE =
  /^(?:\p{L}+ ){0,2}?(?:people|person|employee|staff|founder|cofounder|co founder|head|worker|mitarbeiter|grunder|personne|salarie|fondateur|persona|empleado|fundador|pessoa|funcionario|socio|dipendente|fondatore|mensen|medewerker|pracownik|osob)(?!\p{L})/u;
const SHARES: Readonly<Record<ShareOf, RegExp>> = {
  'one customer': wholeWords(
    String.raw`(?:one|single|same|largest|biggest|sole) (?:\p{L}+ ){0,2}(?:customer|client|buyer|company|account|firm|chain|agency|hospital|bank|ministry|group|retailer|partner)`,
  ),
  grants: wholeWords(
    String.raw`grant|grants|subsidy|subsidie\p{L}*|state aid|fordermittel|subvention\p{L}*|subvencion\p{L}*|dotac\p{L}*`,
  ),
};

const textsOf = rememberedFor(({ statements }: StartupReading) =>
  statements.map((sentence) => sentence.join(' ')),
);

/** The sizes of the team that a startup states. */
const teamSizes = rememberedFor((reading: StartupReading): readonly number[] =>
  textsOf(reading).flatMap((text) => [
    ...(IS_ALONE.test(text) ? [1] : []),
    ...findNumbers(text).flatMap(({ value, end }) => (PEOPLE.test(text.slice(end).trim()) ? [value] : [])),
  ]),
);

/** Whether a startup is known to be beyond a limit. */
export function isBeyondLimit(startup: MatchableStartup, reading: StartupReading, limit: Limit): boolean {
  switch (limit.kind) {
    case 'ask':
      return (startup.funding_ask ?? 0) > limit.most;
    case 'team': {
      const sizes = teamSizes(reading);
      return sizes.length > 0 && (Math.max(...sizes) > limit.most || Math.max(...sizes) < limit.least);
    }
    case 'share':
      return textsOf(reading).some(
        (text) => SHARES[limit.of].test(text) && percentagesIn(text).some(({ value }) => value > limit.most),
      );
  }
}
