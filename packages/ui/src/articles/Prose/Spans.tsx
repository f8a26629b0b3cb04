import type { ProseSpan } from '@mashrabiya/contract';
import { Link } from '../../link/Link.tsx';
import { addKeys } from './addKeys.ts';
import { MixedScriptText } from './MixedScriptText.tsx';

const isExternal = (href: string) => /^https?:/i.test(href);

export function Spans({ spans }: { spans: readonly ProseSpan[] }) {
  return addKeys(spans, ({ text, href = '' }) => text + href).map(([key, span]) => <Span key={key} span={span} />);
}

function Span({ span: { text, strong, emphasis, href } }: { span: ProseSpan }) {
  const plainContent = <MixedScriptText text={text} />;
  const emphasized = emphasis ? <em>{plainContent}</em> : plainContent;
  const content = strong ? <strong>{emphasized}</strong> : emphasized;
  if (href === undefined) return content;
  return (
    <Link href={href} {...(isExternal(href) ? { rel: 'noopener' } : {})}>
      {content}
    </Link>
  );
}
