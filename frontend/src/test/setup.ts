import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { toast } from 'sonner';

// Parts that a page loads on demand take longer than the usual second on a busy machine.
configure({ asyncUtilTimeout: 8000 });

// What an earlier test left on screen, which the next page would show again.
beforeEach(() => {
  toast.dismiss();
});
