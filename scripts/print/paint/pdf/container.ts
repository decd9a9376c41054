// The file around the pages: pdfkit as a writer of objects, cross references and metadata. Nothing of its drawing interface is used.

import { createHash } from 'node:crypto';
import { deflateSync } from 'node:zlib';
import PDFDocument from 'pdfkit';

/** A value of a PDF dictionary: plain strings become names, `text()` strings, refs references. */
export type PdfValue =
  | string
  | number
  | boolean
  | null
  | PdfText
  | PdfRef
  | Uint8Array
  | readonly PdfValue[]
  | { readonly [key: string]: PdfValue | undefined };

/** A text string (pdfkit tells names from strings by the wrapper object). */
export interface PdfText {
  readonly length: number;
  valueOf: () => string;
}

/** A numbered object, written when it ends. */
export interface PdfRef {
  readonly id: number;
  readonly data: Record<string, PdfValue | undefined>;
  /** Whether a stream will be packed. */
  compress: boolean;
  readonly end: (stream?: Uint8Array) => void;
}

/** What goes into the file's information dictionary and metadata. */
export interface FileInfo {
  readonly title: string;
  readonly subject: string;
  readonly lang: string;
  readonly version: string;
  readonly hash: string;
}

export interface Container {
  /** Makes an object; fill its `data` and end it. */
  readonly ref: (data: Record<string, PdfValue | undefined>) => PdfRef;
  /** Ends an object with a compressed stream. */
  readonly endStream: (ref: PdfRef, stream: string | Uint8Array) => void;
  /** Adds a finished page to the page tree; `Parent` is filled in. */
  readonly addPage: (page: PdfRef) => void;
  readonly catalog: Record<string, PdfValue | undefined>;
  /** The whole file. Call once, after all refs have ended. */
  readonly finish: () => Uint8Array;
}

/** The parts of pdfkit behind its typed interface that a container needs. */
interface PdfkitParts {
  ref: (data: Record<string, PdfValue | undefined>) => PdfRef;
  _root: {
    data: Record<string, PdfValue | undefined> & { Pages: { data: { Kids: PdfRef[]; Count: number } } & PdfRef };
  };
  _id: Uint8Array;
  _addInfo: () => void;
  appendXML: (xml: string) => void;
  end: () => void;
  read: () => Uint8Array | null;
}

/** One day for every file: the clock would change the bytes of unchanged content. What was printed is told by version and id. */
const FIXED_DATE = new Date(Date.UTC(2000, 0, 1));

/** Streams shorter than this many bytes gain nothing from packing and cost as much time as long ones. */
const WORTH_PACKING = 150;

/** Streams up to this many bytes are packed with a window of their own size. */
const SMALL = 4096;
const SMALL_WINDOW = { windowBits: 12, memLevel: 5 };

/** A string for titles and addresses (not a name). */
export function text(value: string): PdfText {
  return Object(value) as PdfText;
}

const escapeXml = (value: string): string =>
  value.replace(/[&<>]/g, (sign) => (sign === '&' ? '&amp;' : sign === '<' ? '&lt;' : '&gt;'));

/** pdfkit writes the title into its XML unescaped, so the metadata are written here. */
function metadata(info: FileInfo): string {
  const date = `${FIXED_DATE.toISOString().slice(0, 19)}Z`;
  const localized = (value: string): string =>
    `<rdf:Alt><rdf:li xml:lang="x-default">${escapeXml(value)}</rdf:li></rdf:Alt>`;
  return `
<rdf:Description rdf:about="" xmlns:xmp="http://ns.adobe.com/xap/1.0/"><xmp:CreateDate>${date}</xmp:CreateDate><xmp:CreatorTool>${escapeXml(creator(info))}</xmp:CreatorTool></rdf:Description>
<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:title>${localized(info.title)}</dc:title><dc:description>${localized(info.subject)}</dc:description><dc:language><rdf:Bag><rdf:li>${escapeXml(info.lang)}</rdf:li></rdf:Bag></dc:language></rdf:Description>
<rdf:Description rdf:about="" xmlns:pdf="http://ns.adobe.com/pdf/1.3/"><pdf:Producer>PDFKit</pdf:Producer></rdf:Description>
`;
}

const creator = (info: FileInfo): string => `Grab dich frei ${info.version}`;

/** Opens an empty file with its metadata. The same calls give the same bytes. */
export function openContainer(info: FileInfo): Container {
  const options = {
    pdfVersion: '1.7',
    autoFirstPage: false,
    font: null,
    lang: info.lang,
    info: {
      Title: info.title,
      Subject: info.subject,
      Creator: creator(info),
      Producer: 'PDFKit',
      CreationDate: FIXED_DATE,
      ContentHash: info.hash,
    },
  };
  // `font: null` keeps pdfkit from loading Helvetica; its types know only names.
  const pdf = new PDFDocument(options as unknown as PDFKit.PDFDocumentOptions) as unknown as PdfkitParts;
  pdf._addInfo = () => {
    pdf.appendXML(metadata(info));
  };
  const fingerprint = createHash('md5').update(JSON.stringify(info));
  return {
    ref: (data) => pdf.ref(data),
    endStream(ref, stream) {
      const bytes = typeof stream === 'string' ? Buffer.from(stream, 'latin1') : stream;
      fingerprint.update(bytes);
      // Packed here, not by pdfkit, which would clear a window of 256 kB for each of hundreds of small streams.
      ref.compress = false;
      if (bytes.length < WORTH_PACKING) ref.end(bytes);
      else {
        ref.data['Filter'] = 'FlateDecode';
        ref.end(deflateSync(bytes, bytes.length <= SMALL ? SMALL_WINDOW : {}));
      }
    },
    addPage(page) {
      const pages = pdf._root.data.Pages;
      page.data['Parent'] = pages;
      pages.data.Kids.push(page);
      pages.data.Count += 1;
    },
    catalog: pdf._root.data,
    finish() {
      pdf._id = fingerprint.digest();
      pdf.end();
      const file = pdf.read();
      if (file === null) throw new Error('pdfkit wrote no file; an object was left open.');
      return file;
    },
  };
}
