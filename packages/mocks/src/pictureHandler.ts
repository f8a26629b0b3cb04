import { IMAGES_PATH } from '@mashrabiya/contract';
import { HttpResponse, http } from 'msw';

const SKIES: Record<string, readonly [sky: string, wall: string, ground: string]> = {
  sea: ['#9fd3e8', '#3f9fb5', '#e3cfa6'],
  dusk: ['#f0b07a', '#b9795a', '#55413f'],
  night: ['#2c3357', '#6a5a66', '#e0b266'],
  plot: ['#c2d9e6', '#9fb873', '#6d824c'],
  living: ['#f3ead9', '#d9bf9d', '#8f6d52'],
  kitchen: ['#eef0ea', '#b9c4b1', '#7f7464'],
  bedroom: ['#f1e3dc', '#cfa795', '#7d6470'],
  facade: ['#a6c8e4', '#e2ceab', '#7b7062'],
};

/** Stands in for the picture of a fixture: a plain scene in the colours of what its name says. */
export const pictureHandler = http.get(`*${IMAGES_PATH}/:name`, ({ params }) => {
  const scene = /-(\w+)-\d+\.\w+$/.exec(String(params.name))?.[1] ?? 'facade';
  const home = Number(/^fixture-(\d+)/.exec(String(params.name))?.[1] ?? 0);
  const [sky = '', wall = '', ground = ''] = SKIES[scene] ?? SKIES.facade ?? [];
  const at = 260 + ((home * 173) % 620);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200" preserveAspectRatio="xMidYMid slice"><rect width="1600" height="1200" fill="${sky}"/><path d="M${at} 960V420h${480}v540z" fill="${wall}"/><path d="M${at + 60} 520h110v130h-110zm250 0h110v130h-110zm-250 220h110v130h-110zm250 0h110v220h-110z" fill="${ground}" opacity=".6"/><path d="M0 960h1600v240H0z" fill="${ground}"/></svg>`;
  return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });
});
