import { createRoot } from 'react-dom/client';
import './editor.css';
import { Editor } from './editor.tsx';

const place = document.querySelector('#editor');
if (place) createRoot(place).render(<Editor />);
