// Tells search engines where the list of pages stands.
import { fileLink, fullAddress } from '../links.ts';

export function GET(): Response {
  return new Response(`User-agent: *\nAllow: /\nSitemap: ${fullAddress(fileLink('sitemap.xml'))}\n`);
}
