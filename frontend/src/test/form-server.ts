import { HttpResponse, type HttpResponseResolver } from 'msw';

import { applicationServer, USER_ID } from './application';
import { aStartup } from './builders';
import type { DraftForm, Form } from './form-steps';
import { http, uncheckedHttp } from './http';

const METHODS = {
  POST: uncheckedHttp.post,
  PUT: uncheckedHttp.put,
  PATCH: uncheckedHttp.patch,
  DELETE: uncheckedHttp.delete,
};

/** The keys of the drafts in the browser's storage. */
export const storedDrafts = () => Object.keys(window.localStorage).filter((key) => key.startsWith('draft:'));

/** The whole application, for tests that try every form of a table. Every startup is the user's own. */
export function formServer() {
  const app = applicationServer();
  beforeEach(() =>
    app.server.use(
      http.get('*/api/startups/:id', ({ params }) =>
        HttpResponse.json(aStartup(1, { id: params.id, owner_id: USER_ID })),
      ),
    ),
  );
  return {
    ...app,
    /** Sets the server's answer to the call of a form. */
    answer: ([method, path]: Form['call'], resolver: HttpResponseResolver) =>
      app.server.use(METHODS[method](`*/api${path}`, resolver)),
    /** Opens a form with its stored draft and types into it. */
    typeInto: async ({ as, at, answers = [], kept, type }: Form & Pick<DraftForm, 'kept'>) => {
      app.server.use(...answers);
      if (kept) window.localStorage.setItem(kept[0], JSON.stringify(kept[1]));
      const user = app.open(at, as);
      for (const step of type) await step(user);
      return user;
    },
  };
}
