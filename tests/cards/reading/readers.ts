import { hasPoppler } from '../../setup/poppler.mjs';
import type { PdfReader } from './pdf-reader';
import { pdfjs } from './pdfjs';
import { poppler } from './poppler';

/** The readers that check PDFs: Poppler if installed, and always pdf.js. Every test uses the first one. */
export const readers: readonly PdfReader[] = hasPoppler() ? [poppler, pdfjs] : [pdfjs];
