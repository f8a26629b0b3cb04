import { html, raw } from 'hono/html';
import type { OpenApiDocument, Operation, Parameter } from './document.ts';
import type { Schema } from './schemas.ts';

type Html = ReturnType<typeof html>;

function renderSchema(schema: Schema | undefined): Html {
  const escaped = JSON.stringify(schema ?? {}, null, 2)
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;');
  return html`<pre dir="ltr">${raw(escaped.replace(/#\/components\/schemas\/(\w+)/g, '<a href="#schema-$1">$1</a>'))}</pre>`;
}

const renderParameterRow = ({ name, in: location, required, schema }: Parameter): Html => html`<tr>
  <th scope="row"><code>${name}</code></th><td>${location}</td><td>${required ? 'required' : 'optional'}</td><td>${renderSchema(schema)}</td>
</tr>`;

const getSchema = (part: { content?: Record<string, { schema: Schema }> }): Schema | undefined =>
  Object.values(part.content ?? {})[0]?.schema;

function renderOperation(method: string, path: string, operation: Operation): Html {
  const { operationId, summary, description, parameters, requestBody, responses } = operation;
  return html`<details id="${operationId}">
  <summary><span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code> ${summary}</summary>
  <p>${description}</p>
  <h3>Parameters</h3>
  <table><tbody>${parameters.map(renderParameterRow)}</tbody></table>
  ${requestBody ? html`<h3>Body</h3>${renderSchema(getSchema(requestBody))}` : ''}
  <h3>Answers</h3>
  ${Object.entries(responses).map(([status, response]) => html`<h4>${status} <small>${response.description}</small></h4>${renderSchema(getSchema(response))}`)}
</details>`;
}

const buildTagId = (name: string): string => `tag-${name.toLowerCase().replaceAll(' ', '-')}`;

export function renderDocsPage({ info, servers, tags, paths, components }: OpenApiDocument, base: string) {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method, path, operation })),
  );
  const renderOperations = (tag: string) =>
    operations
      .filter(({ operation }) => operation.tags.includes(tag))
      .map(({ method, path, operation }) => renderOperation(method, (servers[0]?.url ?? '') + path, operation));
  return html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${info.title} API</title>
<link rel="icon" href="/favicon.svg">
<link rel="stylesheet" href="${base}/docs.css">
</head>
<body>
<header><h1>${info.title} API</h1><p>${info.description} <a href="${base}/openapi.json">OpenAPI document</a>, <a href="mailto:${info.contact.email}">${info.contact.email}</a></p></header>
<main>
<nav aria-label="Domains">${tags.map(({ name }) => html`<a href="#${buildTagId(name)}">${name}</a> `)}<a href="#schemas">Schemas</a></nav>
${tags.map(({ name, description }) => html`<h2 id="${buildTagId(name)}">${name}</h2><p>${description}</p>${renderOperations(name)}`)}
<h2 id="schemas">Schemas</h2>
${Object.entries(components.schemas).map(
  ([name, schema]) =>
    html`<details id="schema-${name}"><summary><code>${name}</code></summary>${renderSchema(schema)}</details>`,
)}
</main>
</body>
</html>
`;
}
