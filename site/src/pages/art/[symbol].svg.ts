// Each symbol of the cards as a file of its own, so that a page with many cards carries none of them twice.
import { symbolFiles } from '../../content-of-the-game.ts';

export function getStaticPaths(): { params: { symbol: string }; props: { svg: string } }[] {
  return symbolFiles().map(({ symbol, svg }) => ({ params: { symbol }, props: { svg } }));
}

export function GET({ props }: { props: { svg: string } }): Response {
  return new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml; charset=utf-8' } });
}
