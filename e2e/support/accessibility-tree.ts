import type { Page } from '@playwright/test';
import { z } from 'zod';

const value = z.object({ value: z.union([z.string(), z.number(), z.boolean()]).optional().catch(undefined) });
const nodeSchema = z.object({
  nodeId: z.string(),
  ignored: z.boolean(),
  role: value.optional(),
  name: value.optional(),
  value: value.optional(),
  properties: z.array(z.object({ name: z.string(), value })).optional(),
  childIds: z.array(z.string()).optional(),
});
type AxNode = z.output<typeof nodeSchema>;

/** Roles that a screen reader announces or jumps to, without text and unnamed groups. */
const ANNOUNCED = new Set([
  'alert',
  'article',
  'banner',
  'button',
  'combobox',
  'dialog',
  'feed',
  'form',
  'heading',
  'link',
  'log',
  'main',
  'navigation',
  'progressbar',
  'radio',
  'radiogroup',
  'region',
  'search',
  'tab',
  'textbox',
]);

function lineOf({ role, name, value: current, properties }: AxNode): string | undefined {
  const spoken = String(role?.value);
  if (!ANNOUNCED.has(spoken)) return undefined;
  const level = properties?.find((property) => property.name === 'level');
  const parts = [
    `${spoken}${level ? ` ${String(level.value.value)}` : ''}`,
    name?.value ? `"${String(name.value)}"` : '',
    current?.value ? `= ${String(current.value)}` : '',
  ];
  return parts.filter(Boolean).join(' ');
}

/**
 * Chromium's accessibility tree in reading order, as screen readers use it. Each line has a node's
 * role, name and value.
 */
export async function accessibilityTree(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const known = new Map(
    z
      .array(nodeSchema)
      .parse(nodes)
      .map((node) => [node.nodeId, node]),
  );
  const lines: string[] = [];
  const visit = (node: AxNode | undefined) => {
    if (!node) return;
    const line = node.ignored ? undefined : lineOf(node);
    if (line !== undefined) lines.push(line);
    for (const child of node.childIds ?? []) visit(known.get(child));
  };
  visit(known.values().next().value);
  return lines;
}
