import '../styles/index.css';

import { start } from './start';

const root = document.getElementById('root');
if (!root) throw new Error('There is no #root');
start(root);
