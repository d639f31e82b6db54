import { fieldsOf, parseTemplate, renderTemplate } from './go-template.js';

const scope = {
  Values: { name: 'a', list: [], on: true, off: false, map: { b: '<', a: 1 } },
  Release: { Namespace: 'ours' },
  Chart: {},
};
const rendered = (template: string) => renderTemplate(parseTemplate(template), scope);

describe('templates', () => {
  it.each([
    ['x: {{ .Values.name }}', 'x: a'],
    ['{{ "{{" }} $labels }}', '{{ $labels }}'],
    ['{{ toJson .Values.map }}', '{"a":1,"b":"\\u003c"}'],
    [
      '{{ print (toJson .Values.name) "b" | sha256sum }}',
      '6af5efd0e03586cd039daf42283779ad3d30ca95664e771ae9e5169260e5883d',
    ],
    ['{{ toJson (merge (dict "a" "2") .Values.map) }}', '{"a":"2","b":"\\u003c"}'],
    ['a\n  {{- if .Values.on }}\n  b\n  {{- end }}\nc', 'a\n  b\nc'],
    ['a\n  {{- if .Values.list }}\n  b\n  {{- end }}\nc', 'a\nc'],
    ['{{ if .Values.off }}1{{ else }}{{ if .Values.on }}2{{ end }}{{ end }}', '2'],
  ])('%s is rendered as Go does', (template, text) => {
    expect(rendered(template)).toBe(text);
  });

  it('name their fields, whichever branch is taken', () => {
    const nodes = parseTemplate(
      '{{ if .Values.off }}{{ toJson .Values.map }}{{ else }}{{ .Values.name }}{{ end }}',
    );
    expect(fieldsOf(nodes).map((field) => field.join('.'))).toEqual([
      'Values.off',
      'Values.map',
      'Values.name',
    ]);
  });

  it.each([
    '{{ range .Values.list }}{{ end }}',
    '{{ include "x" . }}',
    '{{ .Values.map }}',
    '{{ .Values.none }}',
    '{{ $x }}',
    '{{ if .Values.on }}',
    '{{ .Values.name | toJson | quote }}',
    '{{ .Values.name',
  ])('are refused outside of the subset: %s', (template) => {
    expect(() => rendered(template)).toThrow();
  });
});
