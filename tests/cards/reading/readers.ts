import { hasPoppler } from '../../setup/poppler.mjs';
import type { PdfReader } from './pdf-reader';
import { pdfjs } from './pdfjs';
import { poppler } from './poppler';

/** Who judges the PDFs here, the first of them each one: Poppler where it is, and pdf.js everywhere. */
export const readers: readonly PdfReader[] = hasPoppler() ? [poppler, pdfjs] : [pdfjs];
