// Plots as SVG text, drawn by echarts without a browser. Colours are variables of the page's style, so light and dark follow it.
import { BarChart, CustomChart } from 'echarts/charts';
import type { BarSeriesOption, CustomSeriesOption } from 'echarts/charts';
import { GridComponent, MarkAreaComponent } from 'echarts/components';
import type { GridComponentOption, MarkAreaComponentOption } from 'echarts/components';
import { init, use } from 'echarts/core';
import type { ComposeOption } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import { numberIn } from '../../../voice/number.ts';

use([BarChart, CustomChart, GridComponent, MarkAreaComponent, SVGRenderer]);

type Option = ComposeOption<BarSeriesOption | CustomSeriesOption | GridComponentOption | MarkAreaComponentOption>;

/** A plot is as wide as a phone; on a desk two stand side by side. */
const WIDTH = 460;
const FONT = 14;
const ROW = 26;

export interface Band {
  readonly from: number | undefined;
  readonly to: number | undefined;
}

const label = { color: 'var(--ink)', fontSize: FONT } as const;
const hairline = { lineStyle: { color: 'var(--line)' } } as const;

/** Only what shows: no styles (the page allows none in its lines), no marks for scripts. */
const plain = (svg: string): string =>
  svg
    .replace(/<style[\s\S]*?<\/style>/g, '')
    .replace(/ style="([^"]*)"/g, (_, style: string) => {
      const size = /font-size:([\d.]+)px/.exec(style)?.[1];
      const weight = /font-weight:(\w+)/.exec(style)?.[1];
      return `${size === undefined ? '' : ` font-size="${size}"`}${weight === undefined ? '' : ` font-weight="${weight}"`}`;
    })
    .replace(/ (?:ecmeta_\w+|class|pointer-events|xml:space|xmlns:xlink|version|baseProfile)="[^"]*"/g, '')
    .replace(/<rect [^>]*fill="none"><\/rect>/, '')
    .replace(/^<svg width="\d+" height="\d+"/, '<svg aria-hidden="true"')
    .replace(/\n+/g, '');

function draw(height: number, option: Option): string {
  const chart = init(null, null, { renderer: 'svg', ssr: true, width: WIDTH, height });
  try {
    chart.setOption({ animation: false, ...option });
    return plain(chart.renderToSVGString());
  } finally {
    chart.dispose();
  }
}

/** The healthy range on a value axis; open ends reach the edge of the plot. */
const bandOn = (band: Band | undefined): MarkAreaComponentOption | undefined =>
  band === undefined || (band.from === undefined && band.to === undefined)
    ? undefined
    : {
        silent: true,
        itemStyle: { color: 'var(--band)' },
        data: [[{ xAxis: band.from ?? 'min' }, { xAxis: band.to ?? 'max' }]],
      };

/** Room for axis labels is made here: the width of letters is a guess without a browser, and fonts differ. */
const grid = { left: 44, right: 20, top: 8, bottom: 28, outerBoundsMode: 'none' } as const;
/** Width of a letter of the widest usual fonts, as a part of the size. */
const LETTER = 0.62;

/** Room for names beside lying rows. */
const besideNames = (names: readonly string[]): number =>
  Math.min(WIDTH / 2, 12 + Math.max(0, ...names.map((name) => name.length)) * FONT * LETTER);

export interface Bar {
  readonly name: string;
  readonly value: number;
  /** The value as text. */
  readonly shown: string;
}

/** Lying bars with their values, the first on top; with a healthy range behind them. */
export function barPlot(lang: string, bars: readonly Bar[], band?: Band): string {
  return draw(bars.length * ROW + 36, {
    grid: { ...grid, left: besideNames(bars.map(({ name }) => name)), right: 64 },
    xAxis: {
      type: 'value',
      min: 0,
      splitNumber: 4,
      axisLabel: { ...label, formatter: (value: number) => numberIn(lang, value) },
      splitLine: hairline,
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: bars.map(({ name }) => name),
      axisLabel: { ...label, interval: 0 },
      axisLine: hairline,
      axisTick: { show: false },
    },
    series: [
      {
        type: 'bar',
        silent: true,
        barWidth: '62%',
        itemStyle: { color: 'var(--mark)' },
        data: bars.map(({ value }) => value),
        label: { show: true, position: 'right', ...label, formatter: ({ dataIndex }) => bars[dataIndex].shown },
        markArea: bandOn(band),
      },
    ],
  });
}

export interface Whisker {
  readonly name: string;
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** Out of its range for certain. */
  readonly bad: boolean;
}

/** A dot with its interval for each row, and a line where all would be fair. */
export function whiskerPlot(lang: string, rows: readonly Whisker[], fair: number, band?: Band): string {
  const all = [...rows.flatMap(({ low, high }) => [low, high]), fair, band?.from ?? fair, band?.to ?? fair];
  const [least, most] = [Math.min(...all), Math.max(...all)];
  const room = (most - least) * 0.06;
  return draw(rows.length * ROW + 36, {
    grid: { ...grid, left: besideNames(rows.map(({ name }) => name)) },
    xAxis: {
      type: 'value',
      min: least - room,
      max: most + room,
      axisLabel: {
        ...label,
        showMinLabel: false,
        showMaxLabel: false,
        formatter: (value: number) => numberIn(lang, value),
      },
      splitLine: hairline,
    },
    yAxis: {
      type: 'category',
      inverse: true,
      data: rows.map(({ name }) => name),
      axisLabel: { ...label, interval: 0 },
      axisLine: { show: false },
      axisTick: { show: false },
    },
    series: [
      {
        type: 'custom',
        silent: true,
        data: rows.map(({ value, low, high }, row) => [value, row, low, high]),
        markArea: bandOn(band),
        renderItem: (_, api) => {
          const row = Number(api.value(1));
          const at = (value: number): number[] => api.coord([value, row]);
          const [x, y] = at(Number(api.value(0)));
          const color = rows[row].bad ? 'var(--bad)' : 'var(--mark)';
          return {
            type: 'group',
            children: [
              {
                type: 'line',
                shape: { x1: at(fair)[0], x2: at(fair)[0], y1: y - ROW / 2, y2: y + ROW / 2 },
                style: { stroke: 'var(--soft)', lineWidth: 1 },
              },
              {
                type: 'line',
                shape: { x1: at(Number(api.value(2)))[0], x2: at(Number(api.value(3)))[0], y1: y, y2: y },
                style: { stroke: color, lineWidth: 2 },
              },
              { type: 'circle', shape: { cx: x, cy: y, r: 5 }, style: { fill: color } },
            ],
          };
        },
      },
    ],
  });
}

export interface Column {
  /** The least value it counts. */
  readonly from: number;
  readonly value: number;
}

/** Ends of the axis are multiples of it. */
const STEP = 5;

/** Standing bars of equal width, side by side: how often what comes out. */
export function histogramPlot(lang: string, columns: readonly Column[], width: number, band?: Band): string {
  const end = (columns.at(-1)?.from ?? 0) + width;
  const first = STEP * Math.floor(Math.min(columns[0]?.from ?? 0, band?.from ?? Infinity) / STEP);
  const last = STEP * Math.ceil(Math.max(end, band?.to ?? -Infinity) / STEP);
  const most = Math.max(...columns.map(({ value }) => value), 0);
  return draw(220, {
    grid,
    xAxis: {
      type: 'value',
      min: first,
      max: last,
      axisLabel: { ...label, formatter: (value: number) => numberIn(lang, value) },
      splitLine: { show: false },
      axisLine: hairline,
    },
    yAxis: {
      type: 'value',
      max: most,
      axisLabel: { ...label, showMaxLabel: false, formatter: (value: number) => numberIn(lang, value) },
      splitLine: hairline,
    },
    series: [
      {
        type: 'custom',
        silent: true,
        data: columns.map(({ from, value }) => [from, value]),
        markArea: bandOn(band),
        renderItem: (_, api) => {
          const [left, top] = api.coord([Number(api.value(0)), Number(api.value(1))]);
          const [right, bottom] = api.coord([Number(api.value(0)) + width, 0]);
          return {
            type: 'rect',
            shape: { x: left + 0.5, y: top, width: Math.max(1, right - left - 1), height: bottom - top },
            style: { fill: 'var(--mark)' },
          };
        },
      },
    ],
  });
}
