/** A rulebook as chapters, and what a search leaves of it. */
import type { Rule } from '$lib/wire';

export interface Chapter {
  title: string;
  anchor: string;
  rules: Rule[];
}

/** Where a rule comes from matters to who writes rules, not to who reads them. */
const MARKS = /\s*\[(?:seed|derived|ours|published|livret|déduit|maison|publié)(?=[\s:\]])[^\]]*\]/g;

export function readable(rule: Rule): Rule {
  return { ...rule, section: rule.section.replace(MARKS, ''), text: rule.text.replace(MARKS, '') };
}

export function chapters(rules: readonly Rule[]): Chapter[] {
  const found: Chapter[] = [];
  for (const rule of rules) {
    const open = found[found.length - 1];
    if (open?.title === rule.section) open.rules.push(rule);
    else found.push({ title: rule.section, anchor: `section-${found.length + 1}`, rules: [rule] });
  }
  return found;
}

export function matching(rules: readonly Rule[], search: string): Rule[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter((rule) => {
    const text = `${rule.id} ${rule.section} ${rule.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
}
