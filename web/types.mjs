// Makes TypeScript of OpenAPI documents: { name: document } on standard input becomes
// { name: text } on standard output. tools/page_types.py runs it.
import openapiTS, { astToString } from 'openapi-typescript';

let given = '';
for await (const part of process.stdin) given += part;

const made = {};
for (const [name, document] of Object.entries(JSON.parse(given))) {
  const tree = await openapiTS(document, {
    defaultNonNullable: false,
    emptyObjectsUnknown: true,
  });
  made[name] = astToString(tree);
}
process.stdout.write(JSON.stringify(made));
