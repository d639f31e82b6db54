import '@testing-library/jest-dom';
import { toast } from 'sonner';

// What an earlier test left on screen, which the next page would show again.
beforeEach(() => {
  toast.dismiss();
});
