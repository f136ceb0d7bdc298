<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nb" sourcelanguage="en">
<context>
    <name>QLineEdit</name>
    <message><source>&amp;Undo</source><translation>&amp;Angre</translation></message>
    <message><source>&amp;Redo</source><translation>&amp;Gjør om</translation></message>
    <message><source>Cu&amp;t</source><translation>&amp;Klipp ut</translation></message>
    <message><source>&amp;Copy</source><translation>K&amp;opier</translation></message>
    <message><source>&amp;Paste</source><translation>&amp;Lim inn</translation></message>
    <message><source>Delete</source><translation>Slett</translation></message>
    <message><source>Select All</source><translation>Merk alt</translation></message>
</context>
<context>
    <name>QWidgetTextControl</name>
    <message><source>&amp;Undo</source><translation>&amp;Angre</translation></message>
    <message><source>&amp;Redo</source><translation>&amp;Gjør om</translation></message>
    <message><source>Cu&amp;t</source><translation>&amp;Klipp ut</translation></message>
    <message><source>&amp;Copy</source><translation>K&amp;opier</translation></message>
    <message><source>Copy &amp;Link Location</source><translation>Kopier &amp;lenkeadressen</translation></message>
    <message><source>&amp;Paste</source><translation>&amp;Lim inn</translation></message>
    <message><source>Delete</source><translation>Slett</translation></message>
    <message><source>Select All</source><translation>Merk alt</translation></message>
</context>
<context>
    <name>QAbstractSpinBox</name>
    <message><source>&amp;Select All</source><translation>&amp;Merk alt</translation></message>
    <message><source>&amp;Step up</source><translation>Ett &amp;opp</translation></message>
    <message><source>Step &amp;down</source><translation>Ett &amp;ned</translation></message>
</context>
<context>
    <name>QPlatformTheme</name>
    <message><source>OK</source><translation>OK</translation></message>
    <message><source>Cancel</source><translation>Avbryt</translation></message>
    <message><source>Close</source><translation>Lukk</translation></message>
    <message><source>&amp;Yes</source><translation>&amp;Ja</translation></message>
    <message><source>&amp;No</source><translation>&amp;Nei</translation></message>
</context>
<context>
    <name>QShortcut</name>
    <message><source>Space</source><comment>This and all following &quot;incomprehensible&quot; strings in QShortcut context are key names. Please use the localized names appearing on actual keyboards or whatever is commonly used.</comment><translation>Mellomrom</translation></message>
    <message><source>Esc</source><translation>Esc</translation></message>
    <message><source>Tab</source><translation>Tab</translation></message>
    <message><source>Return</source><translation>Enter</translation></message>
    <message><source>Left</source><translation>Venstre</translation></message>
    <message><source>Up</source><translation>Opp</translation></message>
    <message><source>Right</source><translation>Høyre</translation></message>
    <message><source>Down</source><translation>Ned</translation></message>
</context>
</TS>
