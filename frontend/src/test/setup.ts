import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toast } from 'sonner';

// What a page loads on demand takes longer on a machine with much else to do.
configure({ asyncUtilTimeout: 8000 });

// What an earlier test left on screen, which the next page would show again.
beforeEach(() => {
  toast.dismiss();
});
