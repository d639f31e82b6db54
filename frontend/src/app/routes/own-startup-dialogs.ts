import { lazy } from 'react';

import { prefetch } from '../../lib/idle';

// Dialogs load after the page.
const loadListing = () => import('../../features/marketplace/list-for-sale-dialog');
const loadDeletion = () => import('../../features/startups/delete-startup-dialog');
/** Loads both dialogs, when the user is about to open one. */
export const loadDialogs = prefetch(loadListing, loadDeletion);
export const ListForSaleDialog = lazy(async () => ({ default: (await loadListing()).ListForSaleDialog }));
export const DeleteStartupDialog = lazy(async () => ({
  default: (await loadDeletion()).DeleteStartupDialog,
}));
