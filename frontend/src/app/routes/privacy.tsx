import { Link } from 'react-router';

import { Button } from '../../components/button';
import { LegalPage } from '../../features/legal/legal-page';
import { PRIVACY } from '../../features/legal/privacy';

/** The Privacy Policy (SCREEN-19). */
export default function Privacy() {
  return (
    <LegalPage
      text={PRIVACY}
      other={
        <Button asChild variant="link" size="inline">
          <Link to="/terms">Read the Terms</Link>
        </Button>
      }
    />
  );
}
