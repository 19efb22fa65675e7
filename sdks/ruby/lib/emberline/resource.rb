# frozen_string_literal: true

module Emberline
  # An immutable object from a response or an event. Known fields have a method; `[]` also reads fields that this
  # version of the library doesn't know. Supports pattern matching: `in {status: 'running', id:}`.
  class Resource
    class << self
      # Declares a field. `type` is a Resource class, or an array with one for a list.
      def field(name, type = nil)
        fields[name] = type
        # A field that's named like a method of every object, such as `hash`, can only be read with `[]`.
        define_method(name) { self[name] } unless method_defined?(name)
      end

      def fields
        @fields ||= {}
      end
    end

    # The HTTP response with this object as its data: request id, rate limit, and whether it was replayed.
    # @return [Response, nil] nil for an object inside another one
    attr_reader :response

    def initialize(values = {}, response: nil)
      @values = values.to_h { |name, value| [name, read(self.class.fields[name], value)] }.freeze
      @response = response
    end

    def [](name)
      @values[name.to_sym]
    end

    def key?(name)
      @values.key?(name.to_sym)
    end

    # @return [Hash{Symbol => Object}] with plain hashes inside
    def to_h
      @values.transform_values { |value| plain(value) }
    end

    def deconstruct_keys(_keys)
      @values
    end

    def to_json(*args)
      to_h.to_json(*args)
    end

    # For ActiveSupport's JSON.
    def as_json(*)
      to_h
    end

    def ==(other)
      other.class == self.class && other.to_h == to_h
    end
    alias eql? ==

    def hash
      [self.class, to_h].hash
    end

    def inspect
      fields = @values.map { |name, value| " #{name}=#{value.inspect}" }
      "#<#{self.class}#{fields.join(',')}>"
    end

    private

    def read(type, value)
      case value
      when Hash then (type.is_a?(Class) ? type : Resource).new(value)
      when Array then value.map { |each| read(type&.first, each) }.freeze
      else value
      end
    end

    def plain(value)
      case value
      when Resource then value.to_h
      when Array then value.map { |each| plain(each) }
      else value
      end
    end
  end
end
