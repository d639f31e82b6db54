import { Link } from 'react-router';

import { Button } from '../../components/button';
import { LegalPage } from '../../features/legal/legal-page';
import { TERMS } from '../../features/legal/terms';

/** The Terms (SCREEN-19). */
export default function Terms() {
  return (
    <LegalPage
      text={TERMS}
      other={
        <Button asChild variant="link" size="inline">
          <Link to="/privacy">Read the Privacy Policy</Link>
        </Button>
      }
    />
  );
}
