import { IMAGES_PATH } from '@mashrabiya/contract';
import { HttpResponse, http } from 'msw';

const SKY = '#a6c8e4';
const WALL = '#e2ceab';
const GROUND = '#7b7062';

/** Answers any picture with one plain façade, for stories that should not wait for files. */
export const pictureHandler = http.get(`*${IMAGES_PATH}/:name`, () => {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200" width="1600" height="1200" preserveAspectRatio="xMidYMid slice"><rect width="1600" height="1200" fill="${SKY}"/><path d="M560 960V420h480v540z" fill="${WALL}"/><path d="M620 520h110v130H620zm250 0h110v130H870zM620 740h110v130H620zm250 0h110v220H870z" fill="${GROUND}" opacity=".6"/><path d="M0 960h1600v240H0z" fill="${GROUND}"/></svg>`;
  return new HttpResponse(svg, { headers: { 'content-type': 'image/svg+xml' } });
});
