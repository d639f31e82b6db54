import { screen } from '@testing-library/react';

import { renderApp } from '../../../test/render';
import { BrowseStartups } from '../browse-startups';

export const show = (props: Partial<Parameters<typeof BrowseStartups>[0]> = {}, path?: string) =>
  renderApp(
    <BrowseStartups
      isPremium={false}
      favourites={new Set()}
      onToggleFavourite={jest.fn()}
      interestButton={() => null}
      reportButton={() => null}
      {...props}
    />,
    path,
  );
export const card = (title: string) => screen.findByRole('article', { name: title });
