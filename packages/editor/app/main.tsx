import { createRoot } from 'react-dom/client';
import './editor.css';
import { Editor } from './editor.tsx';

// A file that is dropped beside its field would take the place of the editor.
for (const name of ['dragover', 'drop']) addEventListener(name, (event) => event.preventDefault());

const place = document.querySelector('#editor');
if (place) createRoot(place).render(<Editor />);
